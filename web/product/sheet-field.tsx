import { useRef, useState } from 'react';
import type { Product, ProductField } from '../../worker/contract/product.ts';
import { addressAtWords, addressText, inOneLine } from '../evidence/words.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { CorrectField } from './correct-field.tsx';
import type { ChangeProduct } from './use-product.ts';
import { correctionText } from './words.ts';

type SheetFieldProps = { field: ProductField; pages: Product['pages']; change: ChangeProduct };

/** A field: what it says, who says it, and the ways to say otherwise. */
export function SheetField({ field, pages, change }: SheetFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const corrected = correctionText(field);

  async function save(work: Promise<unknown>, title: string) {
    try {
      await work;
      toast({ title });
    } catch (error) {
      toastFailure('Not saved', toldOr(error, 'The sheet could not be changed.'));
    }
  }
  function close() {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <li data-field={field.field} className="border-b border-line py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 space-y-1.5">
          {field.label !== field.value && (
            <p dir="auto" className="text-xs text-soft [overflow-wrap:anywhere]">
              {field.label}
            </p>
          )}
          {field.value === null ? (
            <p className="text-sm text-soft">
              {field.correction ? 'Not told in later articles' : 'Not found on the pages we read'}
            </p>
          ) : (
            <p dir="auto" className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
              {field.value}
            </p>
          )}
          {corrected && (
            <p dir="auto" className="text-xs font-medium text-fair [overflow-wrap:anywhere]">
              {corrected}
            </p>
          )}
          {field.source && <SiteQuote source={field.source} value={field.value} pages={pages} />}
        </div>
        {!isOpen && (
          <div className="-my-1 flex flex-wrap gap-1">
            {field.canChange && (
              <Button ref={button} variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
                {field.value === null ? 'Fill in' : 'Correct'}
                <span className="sr-only"> {field.label}</span>
              </Button>
            )}
            {field.correction ? (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => save(change.withdraw({ field: field.field }), 'Correction taken back')}
              >
                {field.correction.site === null ? 'Remove' : 'Use the site’s'}
                <span className="sr-only"> {field.label}</span>
              </Button>
            ) : (
              field.value !== null && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => save(change.correct({ field: field.field, said: null }), 'Taken out')}
                >
                  Take out<span className="sr-only"> {field.label}</span>
                </Button>
              )
            )}
          </div>
        )}
      </div>
      {isOpen && <CorrectField field={field} change={change} onClose={close} />}
    </li>
  );
}

type SiteQuoteProps = { source: NonNullable<ProductField['source']>; value: string | null; pages: Product['pages'] };

/** Where the site says it, and in which words where they are others. */
function SiteQuote({ source: { page, quote }, value, pages }: SiteQuoteProps) {
  const read = pages[page];
  if (!read) return null;
  const address = addressAtWords(read.url, quote);
  return (
    <div className="space-y-1 border-l border-edge pl-3 text-2xs text-soft">
      {quote !== value && (
        <blockquote dir="auto" className="font-serif text-xs [overflow-wrap:anywhere]">
          {inOneLine(quote)}
        </blockquote>
      )}
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center rule-link"
        >
          {addressText(read.url)}
          <span className="sr-only">: open the page at these words (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
