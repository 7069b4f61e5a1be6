"""Paper shows what the screen shows: a browser draws the styled drawing and the flattened one alike."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Browser, Page

from stopthief.city import drawing as city
from stopthief.city.box.box import standard_box
from stopthief.house import drawing as house
from stopthief.house.box.box import usual_pack
from stopthief.paper.flatten import flatten

SIDE = 1000
FEW = 0.0005
"""The share of dots that may differ: edges fall a hair otherwise where a group stands for what is used."""
_COMPARE = """async ([one, other]) => {
  const dots = await Promise.all([one, other].map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  let differing = 0;
  for (let at = 0; at < dots[0].length; at++) if (Math.abs(dots[0][at] - dots[1][at]) > 40) differing++;
  return differing / dots[0].length;
}"""

BOARD = standard_box().board
PACK = usual_pack()
DRAWINGS = {
    "city by day": (city.standalone(BOARD, theme=""), city.style(), "light"),
    "city in black": (city.standalone(BOARD), city.style(), ""),
    "house by day": (house.standalone(PACK, theme=""), house.style(), ""),
    "house in black": (house.standalone(PACK), house.style(), ""),
}


def shot(page: Page, drawing: str, theme: str) -> str:
    """What a browser makes of a drawing."""
    page.set_content(f'<html data-theme="{theme}"><body style="margin:0;background:#fff">{drawing}</body></html>')
    page.locator("svg").evaluate(f"(svg) => svg.setAttribute('width', '{SIDE}')")
    return base64.b64encode(page.screenshot()).decode()


@pytest.mark.parametrize("name", DRAWINGS)
def test_paper_shows_what_the_screen_shows(browser: Browser, name: str) -> None:
    """With the same letters, dot by dot."""
    drawing, style, theme = DRAWINGS[name]
    family = re.search(r"font-family: ([^;]*);", style)
    assert family
    page = browser.new_page(viewport={"width": SIDE, "height": SIDE})
    flat = flatten(drawing, style, around={"data-theme": theme}, family=family[1])
    screen, paper = shot(page, drawing, theme), shot(page, flat, theme)
    nothing = shot(page, "<svg/>", theme)
    assert page.evaluate(_COMPARE, [screen, nothing]) > 0.1
    assert page.evaluate(_COMPARE, [screen, paper]) < FEW
    page.close()
