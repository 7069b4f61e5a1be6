/** The table of the city. */

class CityTable extends HTMLElement {}

customElements.define("city-table", CityTable);
