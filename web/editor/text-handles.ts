/*
 * The article's text is a plain text field until its editor has loaded. Whoever leads to a place in it goes through the handle of
 * what is there.
 */

export type TextHandle = {
  element: HTMLElement;
  value(): string;
  /** Where the cursor stands. */
  cursor(): number;
  focus(): void;
  /** Selects a range and brings it into sight; the page itself stays where it is. */
  select(start: number, end: number): void;
};

let editor: TextHandle | null = null;

/** The editor of the text is there, or gone (null). */
export function setTextEditor(handle: TextHandle | null): void {
  editor = handle;
}

export const textEditor = (): TextHandle | null => editor;
