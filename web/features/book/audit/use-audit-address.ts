// What the audit page says in its address: which test is open, and what the tests are set to.
import { useSearchParams } from 'react-router-dom';
import type { AuditSettingsQuery, TestName } from './queries.ts';

const SETTINGS = [
  'from',
  'as_on',
  'back_dated_days',
  'opens_at',
  'closes_at',
  'days_off',
  'holidays',
  'reversed_days',
  'repeated_days',
  'round_to',
  'rare_times',
] as const satisfies readonly (keyof AuditSettingsQuery)[];

export type AuditSettingName = (typeof SETTINGS)[number];

/** Texts as they were typed; one that is not set is not there. */
export type AuditSettingTexts = Readonly<Partial<Record<AuditSettingName, string>>>;

export function useAuditAddress() {
  const [address, setAddress] = useSearchParams();
  const settings: AuditSettingTexts = Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return {
    test: address.get('test') as TestName | null,
    settings,
    openTest: (test: TestName) =>
      setAddress(
        (now) => {
          now.set('test', test);
          return now;
        },
        { replace: true },
      ),
    setSettings: (texts: AuditSettingTexts) =>
      setAddress((now) => {
        for (const name of SETTINGS) now.delete(name);
        for (const [name, text] of Object.entries(texts)) now.set(name, text);
        return now;
      }),
  };
}
