import { useState } from 'react';

/**
 * @returns copy null where a page may not: only those over https and on the machine itself may;
 *   elsewhere the text is marked by hand.
 */
export function useCopy(text: string): {
  readonly copied: boolean;
  readonly copy: (() => void) | null;
} {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return { copied, copy: null };
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { copied, copy };
}
