// A link that is shown once, to be copied and handed over.
import { Button } from '#web/ui/buttons/Button.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { handOverWords as wording } from '../wording.ts';

type Props = { readonly address: string; readonly hint: string };

export function HandedLink({ address, hint }: Props) {
  const { copied, copy } = useCopy(address);
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextField
          label={wording.link}
          value={address}
          onChange={() => undefined}
          hint={hint}
          input={{ readOnly: true, onFocus: (event) => event.currentTarget.select() }}
        />
      </div>
      {copy !== null && <Button onClick={copy}>{copied ? wording.copied : wording.copy}</Button>}
    </div>
  );
}
