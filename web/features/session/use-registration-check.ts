// What the server says of itself to whoever is not signed in yet.
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { registrationCheck } from '#api/contract/session/registration.ts';
import type { MailManner } from '#api/contract/session/registration.ts';
import { call } from '#web/client/call.ts';

type RegistrationCheck = z.infer<typeof registrationCheck.reply>;

/** @returns null until the answer is there. The pages before signing in have no queries. */
export function useRegistrationCheck(): RegistrationCheck | null {
  const [answer, setAnswer] = useState<RegistrationCheck | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void call(registrationCheck, { signal: leaving.signal }).then((result) => {
      if (result.ok) setAnswer(result.value);
    });
    return () => leaving.abort();
  }, []);
  return answer;
}

export const useMailManner = (): MailManner | null => useRegistrationCheck()?.mail ?? null;
