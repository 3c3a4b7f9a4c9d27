import { expect, it } from 'vitest';
import { prepareStyles } from './page-styles.ts';

const stylesFor = prepareStyles(
  [
    '/*! a licence */@layer properties{@supports (color:red){*,:before{--tw-a:initial;--tw-b:0 0 #0000}}}',
    '@layer theme,base,utilities;',
    '@layer theme{:root,:host{--font:var(--stack);--stack:serif;--unused:red;--edge:blue}}',
    '@layer base{*,:after{margin:0}body{font-family:var(--font)}}',
    '@layer utilities{.p-1\\.5{padding:6px}.a,.b .c{top:0}.hover\\:x:hover{color:var(--edge)}.spin{animation:var(--go);animation:spin 1s}',
    '.bold{--tw-b:700;font-weight:700}@media (width>=40rem){.sm\\:p{padding:1px}.\\[\\&\\>svg\\]\\:q>svg{top:1px}}.d:not(.e){left:0}}',
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}',
    '@keyframes spin{to{rotate:1turn}}@keyframes fade{0%{opacity:0}}',
  ].join(''),
);

it('keeps what holds for every page', () => {
  expect(stylesFor('<p>Salt</p>')).toBe(
    '@layer theme,base,utilities;@layer theme{:root,:host{--font:var(--stack);--stack:serif}}' +
      '@layer base{*,:after{margin:0}body{font-family:var(--font)}}',
  );
});

it.each([
  ['p-1.5', '.p-1\\.5{padding:6px}'],
  ['a', '.a,.b .c{top:0}'],
  ['b c', '.a,.b .c{top:0}'],
  ['sm:p', '@media (width>=40rem){.sm\\:p{padding:1px}}'],
  ['[&amp;&gt;svg]:q', '@media (width>=40rem){.\\[\\&\\>svg\\]\\:q>svg{top:1px}}'],
  ['d', '.d:not(.e){left:0}'],
])('keeps the rules of the classes that stand in the page: %s', (classes, rule) => {
  expect(stylesFor(`<p class="${classes}">`)).toContain(`@layer utilities{${rule}}`);
});

it('needs all classes of one selector', () => expect(stylesFor('<p class="b">')).not.toContain('utilities{'));

it('keeps what kept rules refer to, and no more', () => {
  const text = stylesFor('<p class="hover:x spin bold">');
  expect(text).toContain('--edge:blue');
  expect(text).toContain('@keyframes spin');
  expect(text).toContain('*,:before{--tw-b:0 0 #0000}');
  expect(text).toContain('@property --tw-b');
  expect(text).not.toMatch(/--tw-a|fade|unused/);
});
