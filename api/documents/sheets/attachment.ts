// The name under which a browser saves what it is sent.

/** What no file system or header likes: control characters, separators, marks of direction. */
const UNWELCOME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"\\/:*?<>|%;]+/gu;
const LENGTH_MAX = 80;

/**
 * @param name without extension, as people wrote it.
 * @returns a Content-Disposition (RFC 6266): in plain letters, and as it is for who reads UTF-8.
 */
export function attachment(name: string, extension: string): string {
  const clean = [...name.normalize('NFC').replaceAll(UNWELCOME, ' ').replaceAll(/\s+/g, ' ').trim()]
    .slice(0, LENGTH_MAX)
    .join('');
  const plain =
    clean
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim() || 'export';
  // RFC 8187 lets fewer characters stand than encodeURIComponent does.
  const encoded = encodeURIComponent(`${clean || 'export'}.${extension}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encoded}`;
}
