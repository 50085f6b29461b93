// A device in words that its owner recognises. Nothing else of what a browser says is kept.

/** In this order: most browsers also name those that they descend from. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;

/** In this order too: Android says Linux, and an iPhone that it is like Mac OS X. */
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Words = readonly (readonly [RegExp, string])[];

/** Longer ones are no browser's, and would only take time. */
const LENGTH_MAX = 512;

const wordFor = (text: string, words: Words): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** @returns such as `Chrome on Windows`; words of ours alone, whatever the header says. */
export function deviceInWords(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LENGTH_MAX);
  const browser = wordFor(text, BROWSERS);
  const system = wordFor(text, SYSTEMS);
  if (browser === undefined && system === undefined) return 'A program';
  return `${browser ?? 'A browser'} on ${system ?? 'another system'}`;
}
