import { type FormEvent, useEffect, useRef, useState } from 'react';
import { searchDebounceMs, searchQueryMaxLength } from '../../worker/contract/limits.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';

type SearchBoxProps = { query: string; onSearch: (query: string) => void };

/** Searches as one types; before the page is alive it is a plain GET form. */
export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const settled = useDebounced(text, searchDebounceMs);
  const search = useRef(onSearch);
  search.current = onSearch;
  const asked = useRef(query);

  // What was typed before the page came alive counts as well.
  useEffect(() => {
    if (input.current && input.current.value !== '') setText(input.current.value);
  }, []);

  useEffect(() => {
    if (settled.trim() === asked.current) return;
    asked.current = settled.trim();
    search.current(asked.current);
  }, [settled]);

  // The address changed by other means (back, a link): the box follows.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setText(query);
    if (input.current) input.current.value = query;
  }, [query]);

  function change(next: string) {
    if (input.current) input.current.value = next;
    setText(next);
  }

  function clear() {
    change('');
    asked.current = '';
    onSearch('');
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    asked.current = text.trim();
    onSearch(asked.current);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not yet everywhere.
    <form role="search" method="get" action="/articles" onSubmit={submit} className="flex min-w-0 flex-1 gap-2">
      <span className="relative min-w-0 flex-1 md:w-72">
        <SearchIcon className="pointer-events-none absolute top-3 left-3 text-faint" />
        <input
          ref={input}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchQueryMaxLength}
          defaultValue={query}
          placeholder="Search articles..."
          aria-label="Search articles"
          onChange={(event) => setText(event.target.value)}
          className="h-10 w-full rounded-md border border-edge bg-sheet pr-9 pl-9 text-sm"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            data-early
            onClick={clear}
            className="absolute top-1 right-1 grid noscript:hidden size-8 place-items-center rounded-sm text-faint hover:text-ink"
          >
            <CloseIcon className="size-3.5" />
          </button>
        )}
      </span>
      <Button type="submit" className="[@media(scripting:enabled)]:hidden">
        Search
      </Button>
      {query !== '' && (
        <Button onClick={clear} data-early className="noscript:hidden">
          Clear
        </Button>
      )}
    </form>
  );
}
