import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** As many rows as the plain field has. */
const rows = 20;
const lineHeight = 1.65;

const wash = (state: string) => ({
  backgroundColor: `var(--color-${state}-wash)`,
  borderBottom: `2px solid var(--color-${state})`,
});
const rule = (state: string) => ({ borderBottom: `1px solid var(--color-${state})` });

/** Colours are those of the site, which know of light and dark themselves. */
const theme = EditorView.theme({
  '&': {
    height: `calc(${rows * lineHeight}em + 1.25rem)`,
    minHeight: '8rem',
    maxHeight: '80dvh',
    resize: 'vertical',
    overflow: 'hidden',
    // What is written here moves nothing else on the page.
    contain: 'content',
    border: '1px solid var(--color-edge)',
    borderRadius: '0 0 var(--radius-md) var(--radius-md)',
    backgroundColor: 'var(--color-sheet)',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-xs)',
  },
  '&.cm-focused': { outline: '2px solid var(--color-ink)', outlineOffset: '2px' },
  '&.cm-invalid': { borderColor: 'var(--color-bad)' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: String(lineHeight), overflow: 'auto' },
  '.cm-content': { padding: '0.625rem 0', caretColor: 'var(--color-ink)', textRendering: 'auto' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-evidence[data-state=sourced]': rule('good'),
  '.cm-evidence[data-state=yours]': rule('busy'),
  '.cm-evidence[data-state=check]': wash('fair'),
  '.cm-evidence[data-state=conflict]': wash('bad'),
  '.cm-evidence-current': { outline: '1px solid var(--color-edge)', outlineOffset: '1px', borderRadius: '2px' },
  '.cm-searchMatch': { backgroundColor: 'var(--color-highlight)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--color-marker)', color: 'var(--color-on-marker)' },
  '.cm-panels': {
    backgroundColor: 'var(--color-wash)',
    color: 'var(--color-ink)',
    borderBottom: '1px solid var(--color-line)',
  },
  '.cm-panel.cm-search': { padding: '0.5rem 2rem 0.5rem 0.75rem', fontFamily: 'var(--font-sans)', lineHeight: '2' },
  '.cm-panel.cm-search label': { fontSize: 'var(--text-2xs)', marginInlineEnd: '0.75rem' },
  '.cm-textfield': {
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-sm)',
    backgroundColor: 'var(--color-sheet)',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-xs)',
    padding: '0.25rem 0.5rem',
  },
  '.cm-button': {
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-sm)',
    backgroundImage: 'none',
    backgroundColor: 'var(--color-sheet)',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-2xs)',
    padding: '0.25rem 0.6rem',
    '&:active': { backgroundImage: 'none', backgroundColor: 'var(--color-wash)' },
  },
  '.cm-panel.cm-search [name=close]': { color: 'var(--color-ink)', fontSize: '1.1rem', minWidth: '1.5rem' },
});

const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.quote, color: 'var(--color-soft)', fontStyle: 'italic' },
  { tag: [tags.link, tags.url], textDecoration: 'underline', textDecorationColor: 'var(--color-edge)' },
  { tag: tags.monospace, color: 'var(--color-soft)' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--color-faint)' },
]);

export const look = [theme, syntaxHighlighting(highlight)];
