// What the tests are set to. The server judges each value; what it refuses is said at its field.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { readAudit } from '#api/contract/book/log/audit.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { SETTING_FIELDS, settingsTyped, settingTexts } from './setting-fields.ts';
import type { AuditSettingTexts } from './use-audit-address.ts';

type Props = {
  readonly bookId: number;
  readonly settings: AuditSettingTexts;
  readonly onClose: () => void;
  readonly onSet: (settings: AuditSettingTexts) => void;
};

const FORM = 'audit-settings';

export function AuditSettingsDialog({ bookId, settings, onClose, onSet }: Props) {
  const [texts, setTexts] = useState(() => settingTexts(settings));
  const { busy, failure, send } = useSend();
  const errors = fieldErrorsOf(failure);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const typed = settingsTyped(texts);
    void send(
      () => call(readAudit, { params: { bookId }, query: typed }),
      () => onSet(typed),
    );
  };
  return (
    <Dialog
      title="Test settings"
      size="medium"
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => setTexts(settingTexts({}))}>As usual</Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={FORM} busyText={busy ? 'Running…' : null}>
            Run
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1"
      >
        {SETTING_FIELDS.map(({ name, label, hint, isWide = false }) => (
          <div key={name} className={isWide ? 'col-span-full' : ''}>
            <TextField
              label={label}
              hint={hint}
              value={texts[name] ?? ''}
              onChange={(text) => setTexts({ ...texts, [name]: text })}
              error={errors[name]}
              input={{ readOnly: busy, autoComplete: 'off' }}
            />
          </div>
        ))}
        {failure !== null && Object.keys(errors).length === 0 && (
          <div className="col-span-full">
            <Notice kind="problem">{sentenceOf(failure)}</Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}
