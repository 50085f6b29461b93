// What can be read off the numbers of a party, and how the names of states are written.
import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  GST_STATES,
  isPan,
  isPincode,
  isPlaceOfSupply,
  legalFormOf,
  maskPan,
  normaliseGstin,
  parseGstin,
  parsePan,
  pincodeConflict,
  registrationOf,
  stateNamed,
  stateOfCode,
  statesOfPincode,
  stateTaxOf,
} from '#core/tax/index.ts';

const whole = (body: string) => body + checkCharacter(body);

describe('a GSTIN', () => {
  test.each([
    ['27AAPFU0939F1Z', 'regular', 'AAPFU0939F', 'regular'],
    ['12AJIPA1572E1C', 'tcs', 'AJIPA1572E', 'regular'],
    ['27MUMA12345B1D', 'tds', null, 'regular'],
    ['0717UNO00157UN', 'uin', null, 'uin'],
    ['0717USA00023ON', 'uin', null, 'uin'],
    ['2917USA29004NR', 'nri', null, 'overseas'],
    ['9917USA29004OS', 'oidar', null, 'overseas'],
  ] as const)('%s… is of kind %s, of the PAN %s, %s', (body, kind, pan, registration) => {
    const gstin = whole(body);
    expect(parseGstin(gstin)).toStrictEqual({
      valid: true,
      gstin,
      kind,
      state: body.slice(0, 2),
      pan,
      registration: pan === null ? null : 1,
    });
    expect(registrationOf(gstin, 'IN')).toBe(registration);
  });

  test('a GSTIN of a government department ends in a digit', () => {
    const bodies = Array.from({ length: 20 }, (_, n) => `27MUMG0${1270 + n}E1Z`);
    const read = bodies.map((body) => parseGstin(whole(body)));
    const kinds = new Set(read.map((each) => (each.valid ? each.kind : each.reason)));
    expect([...kinds].toSorted()).toStrictEqual(['format', 'government']);
  });

  test.each([
    ['27AAPFU0939F1Z', 'length'],
    ['27AAPFU0939F1ZVX', 'length'],
    [' 27AAPFU0939F1Z', 'format'],
    ['27AAPFU0939F0ZV', 'format'],
    ['96AAPFU0939F1ZV', 'state'],
    ['00AAPFU0939F1ZV', 'state'],
    ['27AAPFU0939F1ZO', 'checksum'],
    ['27AAPFU0939F1Zv', 'checksum'],
  ])('is not %j for its %s', (text, reason) => {
    expect(parseGstin(text)).toStrictEqual({ valid: false, reason });
    expect(registrationOf(text, 'IN')).toBeNull();
  });

  test('is what the portal’s shape and check character make it, even without a real PAN', () => {
    for (const body of ['27AAPXU0939F1Z', '27AAPFU0000F1Z']) {
      expect(parseGstin(whole(body))).toMatchObject({ valid: true, state: '27', pan: null });
    }
  });

  test('is read from what a person typed once it is made ready', () => {
    for (const typed of [' 27aapfu0939f1zv\n', '27 AAPFU 0939F 1ZV', '27-AAPFU0939F-1ZV']) {
      expect(normaliseGstin(typed)).toBe('27AAPFU0939F1ZV');
    }
  });

  test('counts the registrations of a PAN in a state past nine in letters', () => {
    expect(parseGstin('12GEOPS0823BBZH')).toMatchObject({ registration: 11 });
  });

  test('is missing of who is not registered, here or abroad', () => {
    expect(registrationOf('', 'IN')).toBe('unregistered');
    expect(registrationOf('', 'US')).toBe('overseas');
  });
});

describe('a PAN', () => {
  test.each([
    ['AAPPV8261K', 'person', 'proprietor'],
    ['aabtr1234f', 'trust', 'other'],
    ['AAPFU0939F', 'firm', 'firm'],
    [' AABCU9603R ', 'company', 'company'],
    ['AAAAA0001A', 'association', 'other'],
    ['AAABA1234A', 'body-of-individuals', 'other'],
    ['AAAGA1234A', 'government', 'other'],
    ['AAAHA1234A', 'family', 'other'],
    ['AAAJA9999Z', 'juridical-person', 'other'],
    ['AAALA1234A', 'local-authority', 'other'],
    ['AAAKA1234A', 'trust', 'other'],
  ] as const)('%s is that of a %s, whose legal form is %s', (text, holder, form) => {
    expect(parsePan(text)).toStrictEqual({ valid: true, pan: text.trim().toUpperCase(), holder });
    expect(legalFormOf(holder)).toBe(form);
  });

  test.each([
    ['AAPPV8261', 'length'],
    ['AAPPV82611', 'format'],
    ['ABMXA3211G', 'holder'],
    ['ACUPA0000R', 'serial'],
    ['AAADA1234A', 'holder'],
    ['AAAPAO123A', 'format'],
    ['AAA1A1234A', 'format'],
    ['', 'length'],
  ])('%s is none for its %s', (text, reason) => {
    expect(parsePan(text)).toStrictEqual({ valid: false, reason });
  });

  test('is stored in large letters and shown with its middle hidden', () => {
    expect([isPan('AAPPV8261K'), isPan('aappv8261k')]).toStrictEqual([true, false]);
    expect(maskPan('AAPPV8261K')).toBe('AAPPVXXXXK');
  });
});

describe('a state', () => {
  test.each([
    ['Kerala', '32'],
    ['kerala ', '32'],
    ['32', '32'],
    ['32-Kerala', '32'],
    ['Jammu & Kashmir', '01'],
    ['J & K', '01'],
    ['Dadra & Nagar Haveli and Daman & Diu', '26'],
    ['Daman and Diu', '26'],
    ['Orissa', '21'],
    ['Pondicherry', '34'],
    ['Telengana', '36'],
    ['Lakshdweep', '31'],
    ['TAMILNADU', '33'],
    ['A & N', undefined],
    ['96-Foreign Country', '96'],
    ['Atlantis', undefined],
    ['', undefined],
    ['__proto__', undefined],
    ['40', undefined],
  ])('written %j is %s', (text, code) => {
    expect(stateNamed(text)?.code).toBe(code);
  });

  test('is found by its code, and lists all there are', () => {
    expect(stateOfCode('97')?.name).toBe('Other Territory');
    expect(stateOfCode('40')).toBeNull();
    expect(GST_STATES.filter(({ code }) => isPlaceOfSupply(code))).toHaveLength(40);
  });

  test('a state without a legislature levies UTGST', () => {
    const utgst = GST_STATES.filter(({ code }) => stateTaxOf(code) === 'UTGST');
    expect(utgst.map(({ code }) => code)).toStrictEqual(['04', '25', '26', '31', '35', '38', '97']);
  });
});

describe('a PIN code', () => {
  test.each([
    ['400001', ['27']],
    ['396210', ['24', '25', '26']],
    ['194101', ['01', '38']],
    ['160017', ['03', '04']],
    ['110096', ['07']],
    ['111001', []],
    ['497778', ['22']],
    ['498001', []],
    ['737139', ['11', '19']],
    ['738001', ['19']],
    ['744302', ['35']],
    ['790001', ['12']],
    ['792131', ['12']],
    ['798627', ['13']],
    ['795159', ['14']],
    ['796901', ['15']],
    ['799290', ['16']],
    ['682559', ['31', '32']],
    ['999999', []],
    ['012345', []],
    ['40000', []],
  ])('%s lies in %j', (pincode, states) => {
    expect(statesOfPincode(pincode)).toStrictEqual(states);
  });

  test('is at odds with a state where it can lie in others only', () => {
    expect(pincodeConflict('400001', '27')).toStrictEqual([]);
    expect(pincodeConflict('400001', '29')).toStrictEqual(['27']);
    expect(pincodeConflict('999999', '29')).toStrictEqual([]);
    expect(isPincode('4000011')).toBe(false);
  });
});
