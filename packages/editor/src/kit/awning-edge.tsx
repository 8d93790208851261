import style from './awning-edge.module.css';

export function AwningEdge() {
  return <div className={style['edge']} aria-hidden="true" />;
}
