// Erasing a party's personal data: what goes, what stays, and that there is no way back. What
// the law has kept is said in the server's words, and may be erased on its day.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ErasureOutcome } from '#api/contract/customer/erasure.ts';
import { isPrivatePerson } from '#core/tax/index.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { ErasableParty } from './erasable-party.ts';
import { dueInWords, erasureWords as wording, openTextsInWords } from './wording.ts';

type Props = {
  readonly party: ErasableParty;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

export function EraseDialog({ party, onClose, onDone }: Props) {
  const [outcome, setOutcome] = useState<ErasureOutcome | null>(null);
  if (outcome !== null) return <ErasedDialog outcome={outcome} onClose={onClose} />;
  const written = (reply: ErasureOutcome) => {
    if (reply.erasedAt === null) onDone(dueInWords(reply.dueOn));
    else if (reply.openTexts.length === 0) onDone(wording.erased);
    else setOutcome(reply);
  };
  return <QuestionDialog party={party} onClose={onClose} onWritten={written} />;
}

type QuestionProps = Omit<Props, 'onDone'> & {
  readonly onWritten: (outcome: ErasureOutcome) => void;
};

/** Enter does nothing here, and the focus begins on what changes nothing: there is no way back. */
function QuestionDialog({ party, onClose, onWritten }: QuestionProps) {
  const erasure = useQuery(party.read).data;
  const [reason, setReason] = useState('');
  const { busy, failure, send } = useSend();
  // What was read may be old: the server's refusal has the last word.
  const kept = isKept(failure) ? sentenceOf(failure) : (erasure?.kept?.sentence ?? null);
  const verb = kept === null ? wording.act : wording.whenAllowed;
  const erase = () =>
    void send(
      () => party.erase({ reason: reason.trim(), whenAllowed: kept !== null }),
      async (outcome) => {
        await party.written();
        onWritten(outcome);
      },
    );
  return (
    <Dialog title={`Erase the personal data of ‘${party.name}’?`} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <EraseKeys does={verb} erase={erase} />
        <WhatHappens party={party} />
        <TextField
          label="Reason"
          optional
          hint={wording.reasonHint}
          value={reason}
          onChange={setReason}
          error={fieldErrorsOf(failure)['reason']}
          input={{ autoComplete: 'off', maxLength: 500, readOnly: busy, dir: 'auto' }}
        />
        {kept !== null && <Notice kind="warning">{kept}</Notice>}
        {failure !== null && !isKept(failure) && (
          <Notice kind="problem">{sentenceOf(failure)}</Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button data-first="" onClick={onClose}>
            Leave it
          </Button>
          <Button
            kind="danger"
            aria-keyshortcuts="Control+Enter"
            busyText={busy ? 'Writing…' : null}
            onClick={erase}
          >
            {verb} <Kbd>Ctrl ↵</Kbd>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const isKept = (failure: Failure | null): failure is Failure =>
  failure?.kind === 'problem' && failure.problem.code === 'customer_kept';

function WhatHappens({ party: { role, registration } }: Pick<Props, 'party'>) {
  const words = wording.of[role];
  const { goes, stays } = isPrivatePerson(registration) ? words.person : words.registered;
  return (
    <dl className="flex flex-col gap-2">
      <div>
        <dt className="font-medium">What goes</dt>
        <dd className="text-ink-2">{goes}</dd>
      </div>
      <div>
        <dt className="font-medium">What stays</dt>
        <dd className="text-ink-2">{stays}</dd>
      </div>
      <div>
        <dt className="font-medium">It cannot be undone</dt>
        <dd className="text-ink-2">{words.noWayBack}</dd>
      </div>
    </dl>
  );
}

type KeysProps = { readonly does: string; readonly erase: () => void };

/** Inside the dialog, so that the keys are the dialog's. */
function EraseKeys({ does, erase }: KeysProps) {
  useKeys('Erasure', acceptKeys(does, erase));
  return null;
}

type ErasedProps = { readonly outcome: ErasureOutcome; readonly onClose: () => void };

/** What is left is said once, by the answer, and waits until it was read. */
function ErasedDialog({ outcome: { openTexts }, onClose }: ErasedProps) {
  return (
    <Dialog title="Personal data erased" onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p>{wording.openTexts}</p>
        <ul className="list-disc pl-5 text-ink-2">
          {openTexts.map(({ event, count }) => (
            <li key={event}>{openTextsInWords(event, count)}</li>
          ))}
        </ul>
        <div className="flex justify-end">
          <Button kind="primary" data-first="" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
