// The picture at the head of an invoice, shown as it will be printed: on white.
import { useId, useRef, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import type { BillingForm } from '../use-billing-form.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';

type Props = { readonly form: BillingForm };

export function LogoField({ form: { fields, set, errors, locked } }: Props) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { logo } = fields;
  const wrong = fault ?? errors['logo'] ?? null;
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await logoOf(file);
    setFault('fault' in read ? read.fault : null);
    if ('logo' in read) set({ logo: read.logo });
  };
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-3">
      <span id={id} className="font-medium text-ink-2">
        Logo <span className="font-normal text-ink-3">(optional)</span>
      </span>
      {logo !== null && (
        <span className="rounded-sm border border-line bg-white p-2">
          <img
            src={`data:${logo.mediaType};base64,${logo.base64}`}
            alt="The logo"
            className="h-12 max-w-48 object-contain"
          />
        </span>
      )}
      {!locked && (
        <>
          <Button onClick={() => chooser.current?.click()}>
            {logo === null ? 'Choose a picture' : 'Choose another'}
          </Button>
          {logo !== null && (
            <Button kind="quiet" onClick={() => set({ logo: null })}>
              Remove<span className="sr-only"> the logo</span>
            </Button>
          )}
          <input
            ref={chooser}
            type="file"
            hidden
            accept="image/png,image/jpeg"
            aria-label="Picture for the logo"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </>
      )}
      <span className="w-full text-sm text-ink-3">
        {wrong === null ? (
          `PNG or JPEG, at most ${LOGO_KB_MAX} kB`
        ) : (
          <FieldError>{wrong}</FieldError>
        )}
      </span>
    </div>
  );
}

// Reads a picture that somebody chose. What it calls itself is not believed: its first bytes tell.

/** A reader's mail server thinks so too: the picture is in every PDF. */
const LOGO_KB_MAX = 64;

type Logo = NonNullable<BillingSettings['logo']>;

async function logoOf(file: File): Promise<{ readonly logo: Logo } | { readonly fault: string }> {
  if (file.size > LOGO_KB_MAX * 1024) {
    return { fault: `This picture has ${Math.ceil(file.size / 1024)} kB; at most ${LOGO_KB_MAX}.` };
  }
  const base64 = await base64Of(file);
  if (base64?.startsWith('iVBORw0KGgo')) return { logo: { mediaType: 'image/png', base64 } };
  if (base64?.startsWith('/9j/')) return { logo: { mediaType: 'image/jpeg', base64 } };
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
