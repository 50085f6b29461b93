import { describe, expect, test } from 'vitest';
import { oneLine, quotedName, unlinkedText } from '#api/jobs/names-in-mails.ts';

/** What mail programs make links of: schemes, domains, e-mail addresses, numbers of machines. */
const LINKED = /\w:\/\/|\bmailto:\S|[\p{L}\d][.。．｡][\p{L}]|\S@\S|\d+\.\d+\.\d+\.\d+/iu;

describe('a name in a mail', () => {
  test.each([
    'HDFC Bank: urgent, verify your account at http://evil.example',
    'https://evil.example/login?a=b#c',
    'www.evil.example',
    'evil.example',
    'xn--e1awd7f.example',
    'EVIL．EXAMPLE and evil｡example and evil。example',
    'evil\u200c.\u200dexample',
    'evil\u200b.example',
    'e\u00advil.example',
    'mailto:all@evil.example',
    'all@evil.example',
    'all＠evil.example',
    'http://10.0.0.1/x',
    '10.0.0.1',
    '//evil.example',
    'a.b.c.example',
    'बैंक.भारत',
  ])('is no link: %s', (name) => {
    expect(unlinkedText(name)).not.toMatch(LINKED);
    expect(unlinkedText(name).length).toBeGreaterThan(5);
  });

  test.each([
    'Sahyadri Traders',
    'सह्याद्री ट्रेडर्स',
    'क्‍षत्रिय स्टोर्स',
    'மீனாட்சி ஸ்டோர்ஸ்',
    'M. K. Shah & Sons (Pune) Pvt. Ltd.',
    'A/C 2.5 Ton @ Home: Sales',
  ])('stays as it is: %s', (name) => {
    expect(unlinkedText(name)).toBe(name);
    expect(quotedName(name)).toBe(`"${name}"`);
  });

  test('ends no quotation and no line, and turns no text around', () => {
    const name = 'Kam" <b@evil.example>\r\nBcc: x\u2028y\u0000 “z„ \u202egpj';
    const quoted = quotedName(name);
    expect(quoted).toBe('"Kam’ <b at evil. example> Bcc: x y ’z’ gpj"');
    expect(quoted.slice(1, -1)).not.toMatch(/["“”„]/);
  });

  test('is cut where it is long', () => {
    expect(quotedName('क'.repeat(500))).toBe(`"${'क'.repeat(100)}…"`);
  });

  test('is one line in a header', () => {
    expect(oneLine(' a\r\n\tb\u0085c\u2029d\u0007 ')).toBe('a b c d');
  });
});
