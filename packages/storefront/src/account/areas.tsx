import type { PropsOf } from '../island/island-component.ts';
import { AccountFrame } from './account-frame.tsx';
import type { AreasTexts } from './texts.ts';

export type AreasProps = PropsOf<'account-areas', AreasTexts>;

/** The member areas that are open to a site user. */
export function Areas(props: AreasProps) {
  const { areas, texts } = props;
  if (areas.length === 0) {
    return (
      <AccountFrame {...props} current="areas">
        <p className="account-intro">{texts.none}</p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame {...props} current="areas">
      <table className="account-table">
        <thead>
          <tr>
            <th scope="col">{texts.area}</th>
            <th scope="col">{texts.since}</th>
            <th scope="col">{texts.until}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ id, name, sinceText, untilText, url }) => (
            <tr key={id}>
              <th scope="row">{url === '' ? name : <a href={url}>{name}</a>}</th>
              <td>{sinceText}</td>
              <td>{untilText || texts.noEnd}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AccountFrame>
  );
}
