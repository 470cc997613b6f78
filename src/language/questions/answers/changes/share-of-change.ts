/** A single day or order with this share of a change is worth a word; the engine holds single orders alike. */
export const SHARE_OF_CHANGE = 0.5;
