export function HorizontalruleBlock() {
  return <hr />;
}
