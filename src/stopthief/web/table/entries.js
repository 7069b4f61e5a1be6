/** The entries of a seat's stream: everything that happened and was not taken back. */

/** @import { Batch } from "protocol" */
/** @import { Entry } from "./types.d.ts" */

/** @param {readonly Batch[]} batches @returns {Entry[]} */
export function entries(batches) {
  /** @type {Entry[]} */
  let kept = [];
  for (const batch of batches) {
    const { back } = batch;
    if (back != null) kept = kept.filter((entry) => entry.number <= back);
    for (const seen of batch.seen ?? []) kept.push({ number: batch.number, seen });
  }
  return kept;
}
