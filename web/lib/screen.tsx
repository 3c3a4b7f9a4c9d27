import { type ComponentType, createElement, lazy, useState } from 'react';
import { bringAllStyles } from './all-styles.ts';

export type Screen<Props extends object> = ComponentType<Props> & { preload(): Promise<unknown> };

/** For parts that the edge never renders: it carries none of their code, for the condition is settled when it is built. */
export const never = (): Promise<never> => Promise.reject(new Error('This part is for the browser only.'));

/**
 * A component in a chunk of its own. Unlike React.lazy it renders at once when it was preloaded, so that the edge can render
 * it to a string and the client can hydrate it without a Suspense boundary in between.
 */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): Screen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Later: ComponentType<Props> = lazy(async () => {
    const [Loaded] = await Promise.all([preload(), bringAllStyles()]);
    return { default: Loaded };
  });
  function Screen(props: Props) {
    const [Chosen] = useState(() => loaded ?? Later);
    return createElement(Chosen, props);
  }
  return Object.assign(Screen, { preload });
}
