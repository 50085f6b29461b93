// GST identification numbers and what is to be said of them. Facts: the shapes of
// developer.gst.gov.in, the check character of GSTN, and the numbers that public test suites use
// (python-stdnum, onyb/gst, india-compliance, tally_migrator).

/** Each with why it stands here. */
export const validGstins: readonly (readonly [gstin: string, why: string])[] = [
  ['27AAPFU0939F1ZV', 'a firm in Maharashtra'],
  ['12GEOPS0823BBZH', 'GSTN’s own sample, registration letter B'],
  ['12AJIPA1572E1C7', 'an e-commerce operator, C in the 14th place'],
  ['20ALYPD6528PQC5', 'an e-commerce operator, registration letter Q'],
  ['24AUTPV8831F1ZZ', 'a proprietor in Gujarat'],
  ['24AANFA2641L1ZF', 'a firm in Gujarat'],
  ['29AAACK1234F1ZW', 'a company in Karnataka'],
  ['24AAACA1234A1ZQ', 'a company in Gujarat'],
  ['01AAACB1234C1ZT', 'the first state'],
  ['25AAACB1234C1ZJ', 'a state that went into another'],
  ['28AAACB1234C1ZD', 'Andhra Pradesh before its division'],
  ['38AAACB1234C1ZC', 'the last state'],
  ['97AAACB1234C1Z8', 'the other territory'],
  ['33AAACB1234C9ZE', 'a ninth registration in one state'],
  ['33AAACB1234CAZD', 'a tenth, by a letter'],
  ['33AAACB1234CZZO', 'the last of thirty-five'],
  ['29AAACB1234C1DK', 'a deductor of tax by its PAN'],
  ['0717USA00001ONH', 'an embassy'],
];

export const invalidGstins: readonly (readonly [gstin: string, why: string])[] = [
  ['27AAPFU0939F1ZO', 'its check character is wrong'],
  ['12GEOPS0823BBZA', 'its check character was corrupted'],
  ['369296450896540', 'it has digits where the letters of the PAN belong'],
  ['XX12GEOPS0823BBZH', 'something stands before it'],
  ['27AAPFU0939F1ZVX', 'something stands behind it'],
  ['27AAPFU0939F1ZV\n', 'a line break stands behind it'],
  ['27aapfu0939f1zV', 'its letters are small: the door makes them large'],
  ['27AAPFU0939F1Zv', 'its check character is small'],
  ['2OAAPFU0939F1ZV', 'it has an O where the state has a 0'],
  ['27AAPFUO939F1ZV', 'it has an O where the PAN has a 0'],
  ['27AAPFU0939F2ZV', 'it is of another registration'],
  ['27AAPFU0939F1KP', 'it has a K in the 14th place, though its check character is right'],
  ['2717SGP29002OS2', 'it is of a supplier from abroad, though not under 99'],
  ['123456789012@ab', 'it is no number of any kind'],
  ['36AMBPG7773M002', 'it is a number of a test portal, never issued'],
  ['', 'it is empty'],
  ['27AAPFU0939F1Z', 'it lacks the check character'],
  ['２７AAPFU0939F1ZV', 'its digits are full-width'],
];

/**
 * First 14 characters whose check character would be right, under a state that cannot issue them.
 */
export const gstinBodiesOfNoState: readonly (readonly [body: string, why: string])[] = [
  ['99AAPFU0939F1Z', '99 is for suppliers of online services from abroad only'],
  ['96AAPFU0939F1Z', '96 is the foreign country, a place of supply only'],
  ['00AAPFU0939F1Z', '00 is no state'],
  ['39AAPFU0939F1Z', '39 is no state'],
  ['98AAPFU0939F1Z', '98 is no state'],
];

/** First 14 characters of the rarer kinds, which need only their check character. */
export const gstinBodiesOfEachKind: readonly (readonly [body: string, kind: string])[] = [
  ['27AAPFU0939F1Z', 'a regular taxpayer'],
  ['27MUMG01278E1Z', 'a government department, whose check character is a digit'],
  ['27MUMA12345B1D', 'a deductor of tax at source, by its TAN'],
  ['12AJIPA1572E1C', 'an e-commerce operator'],
  ['0717UNO00157UN', 'a body of the United Nations'],
  ['0717USA00023ON', 'an embassy, by the older letter'],
  ['2917USA29004NR', 'a non-resident taxable person'],
  ['9917USA29004OS', 'a supplier of online services from abroad'],
  ['97AAPFU0939F1Z', 'a taxpayer of the other territory'],
];
