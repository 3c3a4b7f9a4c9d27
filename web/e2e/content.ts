import type { Locator, Page } from 'playwright-core';

/*
 * The article's text in its editor, which keeps no more of a long text in the page than can be seen. Tests that are not about the
 * plain field before it wait until it is there.
 */

type Editor = {
  state: {
    doc: { length: number; toString(): string };
    selection: { main: { from: number; to: number } };
    sliceDoc(from: number, to: number): string;
  };
  dispatch(change: object): void;
  focus(): void;
  scrollDOM: HTMLElement;
};
type EditorElement = { cmTile: { root: { view: Editor } } };

/** The field that a person writes the text in. */
export const contentField = (page: Page): Locator => page.locator('.cm-content');

async function inEditor<Argument, Answer>(
  page: Page,
  run: (editor: Editor, argument: Argument) => Answer,
  argument: Argument,
): Promise<Answer> {
  const editor = await contentField(page).evaluateHandle(
    (element) => (element as unknown as EditorElement).cmTile.root.view,
  );
  return (await editor.evaluate(run as never, argument as never)) as Answer;
}

export const readContent = (page: Page) => inEditor(page, (editor) => editor.state.doc.toString(), null);
export const selectedContent = (page: Page) =>
  inEditor(page, ({ state }) => state.sliceDoc(state.selection.main.from, state.selection.main.to), null);
export const contentScroll = (page: Page) => inEditor(page, (editor) => editor.scrollDOM.scrollTop, null);

/** Puts the cursor before these words, as a click does. */
export const cursorTo = (page: Page, words: string) =>
  inEditor(
    page,
    (editor, wanted) => {
      editor.focus();
      editor.dispatch({ selection: { anchor: editor.state.doc.toString().indexOf(wanted) }, scrollIntoView: true });
    },
    words,
  );

/** Selects all and pastes over it. */
export async function writeContent(page: Page, text: string): Promise<void> {
  await contentField(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await contentField(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
