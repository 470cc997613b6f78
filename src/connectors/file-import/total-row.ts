const TOTAL =
  /^(grand )?totals?( général)?$|^gesamt(summe|ergebnis)?$|^summe$|^total geral$|^total general$|^suma$/i;

/** Whether a cell says that its row adds up the others, as exports name it in four languages. */
export const isTotal = (cell: string): boolean => TOTAL.test(cell.trim());
