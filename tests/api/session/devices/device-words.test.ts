import { expect, it } from 'vitest';
import { deviceInWords } from '#api/session/devices/device-words.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${IPHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Mac',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/1', 'A browser on Windows'],
  ['curl/8.5.0', 'A program'],
  [undefined, 'A program'],
  ['', 'A program'],
])('%s is %s', (header, words) => {
  expect(deviceInWords(header)).toBe(words);
});

it.each(['<img src=x> Chrome/1 on Windows evil.example', `Windows ${'Version/'.repeat(50_000)}`])(
  'a header says nothing in words of its own',
  (header) => {
    expect(deviceInWords(header)).toMatch(/^(Chrome|A browser) on Windows$/);
  },
);
