// Reads a picture that somebody chose. What it calls itself is not believed: its first bytes tell.
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';

/** A reader's mail server thinks so too: the picture is in every PDF. */
export const LOGO_KB_MAX = 64;

type Logo = NonNullable<BillingSettings['logo']>;

export async function logoOf(
  file: File,
): Promise<{ readonly logo: Logo } | { readonly fault: string }> {
  if (file.size > LOGO_KB_MAX * 1024) {
    return { fault: `This picture has ${Math.ceil(file.size / 1024)} kB; at most ${LOGO_KB_MAX}.` };
  }
  const base64 = await base64Of(file);
  if (base64?.startsWith('iVBORw0KGgo')) return { logo: { media_type: 'image/png', base64 } };
  if (base64?.startsWith('/9j/')) return { logo: { media_type: 'image/jpeg', base64 } };
  return { fault: 'Choose a PNG or JPEG picture.' };
}

function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? (result.split(',')[1] ?? null) : null);
    });
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}
