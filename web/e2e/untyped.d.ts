declare module '@adobe/structured-data-validator' {
  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>;
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames: string[] };
  export default class Validator {
    validate(data: Extracted): Promise<Issue[]>;
  }
}
