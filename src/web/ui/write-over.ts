/**
 * Puts another text in the place of what is typed, so that the keys that undo typing bring that back: a text that is set by a program
 * cannot be undone. The command has no successor, and every browser has it; where one refuses it, whoever calls sets the text.
 */
export function writeOver(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (field === null) return;
  field.focus();
  field.select();
  document.execCommand('insertText', false, text);
}
