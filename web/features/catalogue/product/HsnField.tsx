// The HSN or SAC of a product, found by the beginning of the code or by words of the official
// description; a code that is not in the master cannot be chosen.
import { useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findHsnCodes } from '#api/contract/catalogue/hsn.ts';
import type { HsnCode } from '#api/contract/catalogue/hsn.ts';
import { keepKeys } from '#web/ahead/keep.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { goOnFrom } from '#web/shell/form/FormFrame.tsx';
import { Field } from '#web/ui/inputs/Field.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';

type Props = {
  readonly code: string | null;
  readonly onChoose: (code: string | null) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly autoFocus?: boolean;
};

const SUGGESTED = 20;

export function HsnField({ code, onChoose, error, readOnly, autoFocus = false }: Props) {
  const field = useRef<HTMLDivElement>(null);
  /** What is typed after Enter is meant for what comes after the choice. */
  const early = () => {
    const answered = keepKeys();
    return (something: boolean) => {
      if (something) goOnFrom(field.current?.querySelector('input'));
      answered(something);
    };
  };
  const [text, setText] = useState('');
  const wanted = text.trim() === '' ? (code ?? '') : text.trim();
  const found = useQuery({
    ...asking(findHsnCodes, { query: { search: wanted, limit: SUGGESTED } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const codes = wanted === '' ? [] : (found.data ?? []);
  const chosen = codes.find((each) => each.code === code);
  return (
    <div ref={field} className="contents">
      <Field
        label="HSN or SAC"
        optional
        error={found.error !== null && !found.data ? sentenceOf(found.error.failure) : error}
        hint={hintOf(chosen)}
      >
        {(control) => (
          <Picker
            id={control.id}
            label="HSN or SAC"
            noun="code"
            choices={codes.map(choiceOf)}
            chosen={code === null ? null : { id: Number(code), name: code }}
            onChoose={(id) => {
              onChoose(codes.find((each) => Number(each.code) === id)?.code ?? null);
              setText('');
            }}
            onText={setText}
            isLoading={found.isFetching && (found.isPending || found.isPlaceholderData)}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid']}
            placeholder="A code, or words: basmati"
            onEarly={early}
            readOnly={readOnly}
            autoFocus={autoFocus}
          />
        )}
      </Field>
    </div>
  );
}

/** Codes have at least four digits and at most one zero before them, so their numbers differ. */
const choiceOf = ({ code, description, under }: HsnCode): Choice => {
  // Many an item repeats its headings in its own words.
  const own = description.toLowerCase();
  const above = under.map(bare).filter((heading) => !own.includes(heading.toLowerCase()));
  const detail = [bare(description), ...above.toReversed()].join(', under ');
  return { id: Number(code), name: code, detail };
};

/** The master ends a heading with a colon. */
const bare = (text: string): string => text.replace(/\s*:$/, '');

function hintOf(chosen: HsnCode | undefined): string {
  if (chosen === undefined) return '4, 6 or 8 digits of goods, 4 or 6 of services';
  const { description, chapter, chapter_description: heading } = chosen;
  const named = heading.length > HEADING_MAX ? chapter : `${chapter}, ${heading}`;
  return `${bare(description)} (chapter ${named})`;
}

/** Some chapters are called by all that they hold. */
const HEADING_MAX = 60;
