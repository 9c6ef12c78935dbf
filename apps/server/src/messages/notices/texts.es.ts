import type { NoticeTexts } from './notice-texts.ts';

export const spanish: NoticeTexts = {
  orders: {
    po: 'PC {number}',
    so: 'PV {number}',
    qo: 'Oferta {number}',
    wo: 'OT {number}',
    rma: 'RMA {number}',
    rtv: 'RTV {number}',
  },
  pushes: {
    message: { title: 'Mensaje nuevo', body: 'De {sender}' },
    approval: { title: '{order}', body: 'Espera su decisión' },
    alarm: { title: 'Alarma de producción', body: '{wc}' },
  },
  notices: {
    ORDER_APPROVED: { title: '{order}: se ha aprobado', content: 'Aprobación de {by}.[\n\n{comment}]' },
    ORDER_REJECTED: {
      title: '{order}: se ha rechazado',
      content: 'Rechazo de {by}. Puede cambiar la orden y volver a presentarla.[\n\n{comment}]',
    },
    DECISION_WITHDRAWN: { title: '{order} vuelve a esperar', content: '{by} ha retirado su decisión.' },
    ORDER_HELD: { title: '{order}: en retención', content: 'Retención de {by}.[\n\n{comment}]' },
    ORDER_RELEASED: { title: '{order}: se ha liberado', content: 'Liberación de {by}.[\n\n{comment}]' },
    ORDER_TAKEN_OVER: { title: '{order}: otro responsable', content: '{by} se ha hecho cargo.[\n\n{comment}]' },
    ORDER_CANCELLED: { title: '{order}: cancelado', content: 'Cancelación de {by}.[\n\n{comment}]' },
    QUOTE_EXPIRED: {
      title: '{order} ha caducado',
      content: 'Ha pasado su último día sin que se haya creado un pedido de venta.',
    },
    CHANGE_APPROVED: {
      title: 'Cambio de {order}: se ha aprobado',
      content: 'Aprobación de {by}. La orden ha cambiado.[\n\n{comment}]',
    },
    CHANGE_REJECTED: {
      title: 'Cambio de {order}: se ha rechazado',
      content: 'Rechazo de {by}. La orden queda como estaba.[\n\n{comment}]',
    },
    ORDER_WAITS: {
      title: '{order} espera su decisión',
      content: 'Lleva un día en espera. {maker} necesita su respuesta.',
    },
    CHANGE_WAITS: {
      title: 'Un cambio de {order} espera su decisión',
      content: 'Lleva un día en espera. {maker} necesita su respuesta.',
    },
    TASK_RUNS_ON: {
      title: 'Su turno ha terminado y su tarea sigue en marcha',
      content:
        '{wc}, OT {woNumber}: páusela o termínela. El tiempo posterior al turno solo cuenta si lo confirma en Mi día.',
    },
    WEEKLY_DIGEST: {
      title: 'Su semana, del {from} al {to}',
      content:
        '[Pedidos de compra nuevos: {purchased}.\n][Recepciones: {received}.\n][Pedidos de venta nuevos: {sold}.\n][Envíos: {shipped}.\n][Órdenes de trabajo terminadas: {finished}.\n][ECN cerrados: {closedEcns}.\n][Alarmas: {alarms}; resueltas: {resolved}.\n][Ingresos: {revenue} {currency}.\n][Sus decisiones: {decided}.\n][Sus horas: {hours}.\n][Le esperan ahora: {waiting}, con retraso: {late}.]',
    },
    LICENCE_CHANGED: {
      title: 'Nueva licencia',
      content: '{by} la ha cambiado: {seats} plazas, hasta {day}.\n\n{reason}',
    },
    CREDIT_LIMIT_CHANGED: {
      title: 'Cliente {subject}: nuevo límite de crédito',
      content: '{by} lo ha cambiado de {before} a {after} {currency}.\n\n{reason}',
    },
    NOTE_TAKEN_BACK: {
      title: 'Devolución {subject}: nota {note} retirada',
      content: '{by} la ha retirado.\n\n{reason}',
    },
    PART_HELD: { title: 'Pieza {subject}: bloqueada', content: 'Bloqueo de {by}.\n\n{reason}' },
    PART_RELEASED: { title: 'Pieza {subject}: se ha liberado', content: 'Liberación de {by}.\n\n{reason}' },
    PART_CHANGED: { title: 'Pieza {subject}: datos modificados', content: '{by} ha modificado sus datos.\n\n{reason}' },
    PART_REVISION_CHANGED: {
      title: 'Pieza {subject}: revisión {revision}',
      content: 'La ha fijado {by}.\n\n{reason}',
    },
    STANDARD_COST_CHANGED: {
      title: 'Pieza {subject}: nuevo coste estándar',
      content: '{by} lo ha cambiado. Lo que se fabrique desde ahora entra al coste nuevo.\n\n{reason}',
    },
    BOM_CHANGED: {
      title: 'Lista de materiales de {subject}: revisión {revision}',
      content: '{by} la ha cambiado.[ ECN {ecnNumber}.] Las órdenes abiertas conservan sus componentes.\n\n{reason}',
    },
    ECN_CHANGED: { title: 'ECN {subject}: modificado', content: '{title}\n\nModificado por {by}.\n\n{reason}' },
    ECN_CLOSED: { title: 'ECN {subject}: cerrado', content: '{title}\n\nCerrado por {by}.\n\n{reason}' },
    ECN_CANCELLED: { title: 'ECN {subject}: anulado', content: '{title}\n\nAnulado por {by}.\n\n{reason}' },
    ECN_REOPENED: { title: 'ECN {subject}: abierto de nuevo', content: '{title}\n\nReabierto por {by}.\n\n{reason}' },
    QUALITY_DOCUMENT_WITHDRAWN: {
      title: 'Proveedor {subject}: documento de calidad retirado',
      content: '{by} ha retirado «{title}».\n\n{reason}',
    },
    NCR_CLOSED: { title: 'NCR {subject}: cerrada', content: '{part}: {finding}\n\nCerrada por {by}.\n\n{reason}' },
    NCR_REOPENED: {
      title: 'NCR {subject}: abierta de nuevo',
      content: '{part}: {finding}\n\nReabierta por {by}.\n\n{reason}',
    },
    ORDERS_WAIT: { title: '{count} órdenes esperan su decisión', content: 'Llevan un día en espera: {orders}.' },
  },
};
