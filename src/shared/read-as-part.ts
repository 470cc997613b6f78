/** The parts in which a reading is said back, in their order. Apart from the schema, so that the browser loads no more than them. */
export const readAsParts = ['what', 'split', 'only', 'when', 'kept', 'order'] as const;
