import ts from 'typescript';

/** What takes the place of an operator. */
const operators = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/**
 * Every change that `npm run mutate` may make to a module, one each: an operator or a comparison turned,
 * a constant altered, a condition denied, branches swapped, a statement removed. All keep the syntax.
 * @param {string} path of the module, for its kind of syntax
 * @param {string} text of the module
 * @returns {{ start: number, end: number, to: string }[]} what to put in the place of `start` to `end`
 */
export function findMutations(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const change = (node, to) => found.push({ start: node.getStart(source), end: node.getEnd(), to });
  const visit = (node) => {
    // Types are the compiler's matter, and imports have no behaviour of their own.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    mutate(node, change);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function mutate(node, change) {
  if (ts.isBinaryExpression(node)) {
    const to = operators[node.operatorToken.getText()];
    if (to !== undefined) change(node.operatorToken, to);
  } else if (ts.isNumericLiteral(node)) change(node, String(Number(node.text) + 1));
  else if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
  else if (ts.isStringLiteral(node) && isValue(node)) change(node, node.text === '' ? "'?'" : "''");
  else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    change(node, node.operand.getText());
  else if (ts.isConditionalExpression(node))
    change(node, `${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`);
  else if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText()})`);
  else if (ts.isExpressionStatement(node)) change(node, ';');
}

/** Whether a text is a value of the program: no name of a property, no attribute of JSX, no module. */
function isValue({ parent }) {
  return (
    ts.isCallExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer.getStart() > parent.name.getEnd())
  );
}
