export {
  fieldOf,
  locateStatements,
  type StatementField,
  statementAt,
  statementFields,
  type TextRange,
} from '../../worker/contract/markdown/locate.ts';
