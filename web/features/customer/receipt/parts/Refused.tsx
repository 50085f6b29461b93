import { sentenceOf } from '#web/client/failure.ts';
import { missingIn, MissingNotice } from '#web/shell/form/MissingNotice.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { ReceiptForm } from '../use-receipt.ts';
import type { useRecording } from '../use-recording.ts';

type Props = Pick<ReturnType<typeof useRecording>, 'failure' | 'missing'> & {
  readonly form: ReceiptForm;
  readonly bookId: number;
  readonly customerId: number;
};

/** Why it was refused, and what a draft lacks that the payment would issue. */
export function Refused({ form, bookId, customerId, failure, missing }: Props) {
  const { draft, fields, change } = form;
  return (
    <>
      {missing.length > 0 && (
        <MissingNotice
          missing={missing}
          bookId={bookId}
          customerId={customerId}
          draftId={draft?.id ?? null}
          reason={fields.overrideReason}
          onReason={(overrideReason) => change({ overrideReason })}
        />
      )}
      {failure !== null && missingIn(failure).length === 0 && (
        <Notice kind="problem">{sentenceOf(failure)}</Notice>
      )}
    </>
  );
}
