// What the product looks like: its journal on the demo book, as `tests/shots/landing.ts` took it.
import { PICTURE } from './wording.ts';

const DESK = { width: 1800, height: 1080 } as const;
const PHONE = { width: 780, height: 1280 } as const;

/** One that is not shown is not fetched either. */
function InTheme({ theme, shown }: { readonly theme: 'light' | 'dark'; readonly shown: string }) {
  return (
    <picture className={shown}>
      <source media="(width < 640px)" srcSet={`/pictures/journal-phone-${theme}.webp`} {...PHONE} />
      <img
        src={`/pictures/journal-desk-${theme}.webp`}
        alt={PICTURE.alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-md border border-line"
        {...DESK}
      />
    </picture>
  );
}

export function ProductPicture() {
  return (
    <figure className="mx-auto w-full max-w-[1240px] px-4 max-sm:max-w-105 lg:px-6">
      <InTheme theme="light" shown="dark:hidden" />
      <InTheme theme="dark" shown="hidden dark:block" />
      <figcaption className="mt-2 text-sm text-ink-3">{PICTURE.caption}</figcaption>
    </figure>
  );
}
