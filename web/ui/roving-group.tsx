import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';

const steps: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/**
 * A grid of buttons that is one stop for the Tab key; the arrows move within it. The stop is the button that had the focus last,
 * as long as it can have it.
 */
export function RovingGroup(props: ComponentProps<'div'>) {
  const group = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLButtonElement | null>(null);
  const buttons = () => [...(group.current?.querySelectorAll('button') ?? [])];

  function setStop(stop: HTMLButtonElement | undefined) {
    current.current = stop ?? null;
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  }

  useEffect(() => {
    const enabled = buttons().filter(({ disabled }) => !disabled);
    setStop(enabled.find((button) => button === current.current) ?? enabled[0]);
  });

  function move(event: KeyboardEvent) {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const columns = group.current ? getComputedStyle(group.current).gridTemplateColumns.split(' ').length : 1;
    const step = steps[event.key]?.(columns);
    const first = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && at + step;
    if (at === -1 || first === undefined) return;
    event.preventDefault();
    const onward = event.key === 'End' ? -1 : event.key === 'Home' ? 1 : (step ?? 1);
    for (let next = first; next >= 0 && next < all.length; next += onward) {
      if (!all[next]?.disabled) return all[next]?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within are what the keys are pressed on.
    <div
      ref={group}
      onKeyDown={move}
      onFocus={({ target }) => target instanceof HTMLButtonElement && setStop(target)}
      {...props}
    />
  );
}
