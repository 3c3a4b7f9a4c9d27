let brought: Promise<unknown> | undefined;

/**
 * A page for reading has the styles of what stands in it; whatever else may come has them from here. Pages that came with all of
 * them name no sheet. Resolves too where it can't be had: what is shown without styles is shown.
 */
export function bringAllStyles(): Promise<unknown> {
  const href = document.querySelector<HTMLMetaElement>('meta[name=styles]')?.content;
  brought ??= href ? load(href) : Promise.resolve();
  return brought;
}

const load = (href: string) =>
  new Promise((done) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });
