import { useAtom } from 'jotai';
import { PLAIN_REGISTER, registersAtom } from '#web/shell/keys/register/register-choice.ts';
import type { RegisterChoice } from '#web/shell/keys/register/register-choice.ts';

/** @returns how a person wants a list drawn, by the name of the list, and how to change that. */
export function useRegisterChoice(list: string) {
  const [registers, setRegisters] = useAtom(registersAtom);
  const choice = registers[list] ?? PLAIN_REGISTER;
  return {
    choice,
    choose: (change: Partial<RegisterChoice>) =>
      setRegisters((now) => ({ ...now, [list]: { ...PLAIN_REGISTER, ...now[list], ...change } })),
  };
}
