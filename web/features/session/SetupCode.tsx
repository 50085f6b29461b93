// The code by which the first person proves to be the admin. The link that the server prints and
// opens brings it in the part of the address that no server or proxy is sent.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registrationCheck } from '#api/contract/session/registration.ts';
import { call } from '#web/client/call.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { registerWords } from './wording.ts';

/**
 * @param typed null until the person changes what the link brought.
 * @param isRefused whether the server asked for it, whatever it said before.
 * @returns the code; null where none is asked for.
 */
export function useSetupCode(typed: string | null, isRefused: boolean): string | null {
  const linked = new URLSearchParams(useLocation().hash.slice(1)).get('setup_code');
  const [isNeeded, setNeeded] = useState(linked !== null);
  // The server knows whether there is an admin; the pages before signing in have no queries.
  useEffect(() => {
    const leaving = new AbortController();
    void call(registrationCheck, { signal: leaving.signal }).then((result) => {
      if (result.ok) setNeeded(result.value.needs_setup_code);
    });
    return () => leaving.abort();
  }, []);
  return isNeeded || isRefused ? (typed ?? linked ?? '') : null;
}

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null | undefined;
  readonly busy: boolean;
};

export function SetupCodeField({ value, onChange, error, busy }: Props) {
  return (
    <TextField
      label={registerWords.setupCode}
      value={value}
      onChange={onChange}
      error={error}
      hint={registerWords.setupCodeHint}
      input={{ autoComplete: 'off', spellCheck: false, readOnly: busy }}
    />
  );
}
