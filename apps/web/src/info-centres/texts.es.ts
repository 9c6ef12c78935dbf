import type { TextsLike } from '../kit/text/texts-like.ts';
import type en from './texts.en.ts';

export default {
  screens: {
    salesInfo: 'Ventas',
    purchasingInfo: 'Compras',
    workOrderInfo: 'Órdenes de trabajo',
    engineeringInfo: 'Ingeniería',
    warehouseInfo: 'Almacén',
    accountingInfo: 'Contabilidad',
    qualityInfo: 'Calidad',
    figure: 'Una cifra explicada',
  },
  asOf: 'A las {time}',
  centreAsOf: 'Centro de información · a las {time}',
  refresh: 'Actualizar',
  share: 'Compartir enlace',
  copied: 'Enlace copiado.',
  sharedOn: 'A fecha del {day}, cuando se compartió el enlace',
  sharedOnOnly: 'Este enlace se compartió el {day}',
  figuresOfNow: 'Las cifras marcadas «ahora» no tienen pasado: muestran cómo está todo ahora.',
  nowHasNoPast: 'Esta cifra no tiene pasado: muestra cómo está todo ahora.',
  showToday: 'Ver hoy',
  noFiguresOn: 'No hay cifras del {day}',
  noFiguresOnHow: 'El enlace nombra un día posterior a hoy, o anterior a las primeras cifras de la empresa.',
  noDay: 'Este enlace no nombra ningún día',
  noDayHow: 'Puede que esté incompleto o cambiado. Pídalo de nuevo o vea las cifras de hoy.',
  none: '–',
  figuresOf: 'Cifras',
  atPresent: '{name}, ahora',
  explain: '{name}: {value}. Ver las filas',
  days: '{from} – {to}',
  points: '{change} pt',
  versus: 'frente a {days}',
  entries: '{count, plural, one {# fila} other {# filas}}',
  average: 'Promedio de 12 meses {value}',
  averageOf: 'Promedio de 12 meses',
  twelveMonths: 'Los 12 meses anteriores a este',
  worstFirst: 'Peores primero',
  soFar: 'Porcentaje acumulado',
  workCentres: 'Centros de trabajo',
  onlineOf: '{online} de {count} en línea',
  online: 'En línea',
  offline: 'Fuera de línea',
  how: '¿Cómo se calcula?',
  formula: 'Fórmula',
  sumOfRows: 'La suma de las filas de abajo',
  divided: '{over} ÷ {under}',
  dividedTimes: '{over} ÷ {under} × {factor}',
  period: 'Periodo',
  daysOfRows: 'Días de las filas',
  until: 'Hasta {day}',
  since: 'Desde el {day}',
  anyDay: 'Cualquier día',
  now: 'Ahora',
  sumEquals: '{count, plural, one {# fila suma} other {# filas suman}} {value}',
  rows: 'Filas que la componen',
  ofBase: 'de {base}',
  noRows: 'Nada en estos días',
  noRowsHow: 'Elija otro periodo en el tablero.',
  unknown: 'No existe esa cifra',
  unknownHow: 'Abra un tablero y toque una cifra.',
  centres: {
    sales: 'Ventas',
    purchasing: 'Compras',
    workOrders: 'Órdenes de trabajo',
    engineering: 'Ingeniería',
    warehouse: 'Almacén',
    accounting: 'Contabilidad',
    quality: 'Calidad',
  },
  units: {
    hours: '{number} h',
    days: '{number} días',
    times: '{number} ×',
  },
  drawn: {
    months: '{name}, 12 meses',
    ages: '{name} por antigüedad',
    weeks: '{name} por semana',
  },
  axis: {
    months: 'Mes',
    ages: 'Vencimiento',
    weeks: 'Semana',
  },
  ages: {
    lateOver: 'Más de {days} días de atraso',
    over: '>{days}',
    late: '{from} a {to} días de atraso',
    due: 'Vence en {from} a {to} días',
    dueOver: 'Vence en {days} días o más',
    later: '+{days}…',
  },
  weeks: {
    before: 'Antes de esta semana',
    beforeShort: '<',
    of: 'Semana del {day}',
    later: 'Desde el {day}',
    laterShort: '>',
  },
  by: {
    customer: '{name} por cliente',
    productCode: '{name} por línea',
    salesCode: '{name} por vendedor',
    vendor: '{name} por proveedor',
    buyer: '{name} por comprador',
    workCentre: '{name} por centro de trabajo',
    documentType: '{name} por tipo',
    defect: '{name} por clase',
    alarmType: '{name} por tipo',
  },
  dimensions: {
    customer: 'Cliente',
    productCode: 'Línea de producto',
    salesCode: 'Vendedor',
    vendor: 'Proveedor',
    buyer: 'Comprador',
    workCentre: 'Centro de trabajo',
    documentType: 'Tipo',
    defect: 'Defecto',
    alarmType: 'Tipo',
  },
  without: {
    customer: 'Sin cliente',
    productCode: 'Sin línea de producto',
    salesCode: 'Sin vendedor',
    vendor: 'Sin proveedor',
    buyer: 'Sin comprador',
    workCentre: 'Sin centro de trabajo',
    documentType: 'Sin tipo',
    defect: 'Sin defecto',
    alarmType: 'Sin tipo',
  },
  documentTypes: {
    DRAWING: 'Planos',
    WORK_INSTRUCTION: 'Instrucciones de trabajo',
    SPECIFICATION: 'Especificaciones',
    CERTIFICATE: 'Certificados',
    QUOTE: 'Cotizaciones',
    PHOTO: 'Fotos',
    OTHER: 'Otros documentos',
  },
  figures: {
    salesBooked: {
      name: 'Pedidos en firme',
      definition:
        'Las líneas de pedidos de venta con fecha del periodo que ya se revisaron, a precio de pedido menos descuento, sin impuestos. No cuentan los cancelados ni los rechazados.',
    },
    salesShipped: {
      name: 'Enviado',
      definition:
        'Las líneas de envíos que salieron en el periodo, a precio de pedido menos descuento, sin impuestos. Un envío anulado cuenta en negativo el día en que se anula.',
    },
    salesInvoiced: {
      name: 'Facturado',
      definition:
        'Facturas del periodo con flete, sin impuestos, tal como se registran en el diario. Las notas de crédito cuentan en negativo. Los ingresos de Contabilidad son la misma suma, más cualquier otro asiento en las cuentas de ingresos.',
    },
    salesQuoted: {
      name: 'Cotizado',
      definition: 'Cotizaciones con fecha del periodo, sin impuestos. No cuentan las canceladas.',
    },
    salesBacklog: {
      name: 'Cartera de pedidos',
      definition:
        'Lo que los clientes han pedido y aún no hemos enviado, a precio de pedido menos descuento, sin impuestos. No cuentan los pedidos por revisar; los retenidos sí.',
    },
    salesOverdue: {
      name: 'Atrasado',
      definition: 'La parte de la cartera cuya fecha prometida, o requerida si no hay promesa, es anterior a hoy.',
    },
    salesOnTime: {
      name: 'A tiempo',
      definition:
        'Líneas enviadas en la fecha prometida o antes (o la requerida si no hay promesa), sobre todas las enviadas.',
    },
    salesWon: {
      name: 'Cotizaciones ganadas',
      definition:
        'Cotizaciones del periodo que se volvieron pedido, sobre las ya decididas: pedidas, vencidas, rechazadas o canceladas. Las abiertas no cuentan.',
    },
    purchaseOrdered: {
      name: 'Pedido',
      definition:
        'Las líneas de pedidos de compra aprobados con fecha del periodo, a precio de pedido menos descuento, sin impuestos.',
    },
    purchaseReceived: {
      name: 'Recibido',
      definition:
        'Mercancía recibida contra pedidos de compra en el periodo, a su coste sin impuestos. Una recepción anulada cuenta en negativo.',
    },
    purchaseOpen: {
      name: 'Pendiente',
      definition:
        'Lo que falta por llegar de pedidos de compra aprobados, a precio de pedido menos descuento, sin impuestos.',
    },
    purchaseOverdue: {
      name: 'Atrasado',
      definition: 'La parte pendiente cuya fecha esperada, o requerida si no se conoce, es anterior a hoy.',
    },
    purchaseWaiting: {
      name: 'Por aprobar',
      definition: 'Pedidos de compra que nadie ha aprobado ni rechazado, sin impuestos.',
    },
    purchaseOnTime: {
      name: 'A tiempo',
      definition: 'Líneas recibidas en la fecha requerida o antes, sobre todas las recibidas.',
    },
    purchasePrice: {
      name: 'Precio frente al último coste',
      definition:
        'Cuánto más cuestan las líneas pedidas que a su último coste. Por debajo de cero pagamos menos. No cuentan las compradas por primera vez.',
    },
    workOpen: { name: 'Abiertas', definition: 'Órdenes de trabajo aprobadas y sin terminar.' },
    workRunning: { name: 'En curso', definition: 'Órdenes de trabajo con algo entregado o reportado, sin terminar.' },
    workLate: { name: 'Atrasadas', definition: 'Órdenes abiertas que vencían antes de hoy.' },
    workFinished: { name: 'Terminadas', definition: 'Órdenes de trabajo terminadas en el periodo.' },
    workOnTime: {
      name: 'A tiempo',
      definition: 'Órdenes terminadas en su fecha o antes, sobre todas las terminadas en el periodo.',
    },
    workYield: {
      name: 'Rendimiento',
      definition: 'Piezas buenas sobre todas las reportadas en el periodo. Los reportes corregidos cuentan una vez.',
    },
    workHours: { name: 'Horas', definition: 'Horas de los reportes de tiempo del periodo.' },
    workLoad: {
      name: 'Carga',
      definition:
        'Horas estimadas de las operaciones sin terminar de órdenes abiertas, menos las reportadas, por la semana planificada.',
    },
    workWip: {
      name: 'Producción en proceso',
      definition:
        'Material entregado a órdenes y mano de obra cargada que ninguna recepción ha consumido, por orden. Es igual a la cuenta de producción en proceso.',
    },
    ecnsOpen: { name: 'ECN abiertos', definition: 'Cambios de ingeniería abiertos.' },
    ecnsOverdue: { name: 'ECN atrasados', definition: 'Cambios de ingeniería abiertos que vencían antes de hoy.' },
    ecnsClosed: { name: 'ECN cerrados', definition: 'Cambios de ingeniería cerrados en el periodo.' },
    ecnCycle: {
      name: 'Ciclo de ECN',
      definition: 'Promedio de días desde el inicio de un cambio hasta su cierre, de los cerrados en el periodo.',
    },
    partsAdded: { name: 'Artículos nuevos', definition: 'Artículos creados en el periodo.' },
    bomsAdded: { name: 'BOM nuevas', definition: 'Listas de materiales creadas en el periodo, cada revisión una vez.' },
    partsHeld: { name: 'Artículos retenidos', definition: 'Artículos retenidos ahora.' },
    documents: { name: 'Documentos', definition: 'Documentos guardados ahora, cada uno con su última revisión.' },
    stockValue: {
      name: 'Valor de existencias',
      definition:
        'Disponible, en QA, en SIP y en TO al coste promedio de cada ubicación. Es igual a la cuenta de inventario.',
    },
    stockTurns: {
      name: 'Rotación',
      definition: 'Coste de ventas de los últimos 365 días sobre el valor de existencias de ahora.',
    },
    stockDays: {
      name: 'Días de existencias',
      definition: 'Cuánto duran las existencias al coste de ventas de los últimos 365 días.',
    },
    stockBelow: { name: 'Bajo el mínimo', definition: 'Artículos con menos disponible que su mínimo.' },
    stockAbove: { name: 'Sobre el máximo', definition: 'Artículos con más disponible que su máximo.' },
    stockSlow: {
      name: 'Lento movimiento',
      definition:
        'Artículos con existencias sin salidas desde el primer día del mes de hace seis meses. Si nunca salieron, cuenta su última entrada.',
    },
    stockInQa: { name: 'En QA', definition: 'Existencias en espera de inspección, a coste promedio.' },
    stockInSip: { name: 'En SIP', definition: 'Existencias surtidas para envíos que no han salido, a coste promedio.' },
    stockInSit: {
      name: 'En SIT',
      definition:
        'Mercancía enviada por proveedores con recepción proforma que no ha llegado, a precio de pedido menos descuento.',
    },
    stockInTo: { name: 'En TO', definition: 'Existencias entre dos almacenes, a coste promedio.' },
    stockPostings: { name: 'Movimientos', definition: 'Filas del registro de inventario del periodo.' },
    cash: {
      name: 'Efectivo',
      definition: 'El saldo de caja y bancos ahora: todas las líneas del diario en esas cuentas.',
    },
    receivable: {
      name: 'Por cobrar',
      definition:
        'Facturas sin saldar, con impuestos, al tipo de cambio de la factura. Menos los créditos de clientes, es lo que muestra el balance.',
    },
    receivableOverdue: {
      name: 'Cobros vencidos',
      definition: 'Facturas sin saldar que vencían antes de hoy. Las notas de crédito de otras facturas no la reducen.',
    },
    receivableCredits: {
      name: 'Créditos de clientes',
      definition: 'Notas de crédito a clientes sin saldar, con impuestos.',
    },
    payable: {
      name: 'Por pagar',
      definition:
        'Facturas de proveedores sin saldar, con impuestos, a su tipo de cambio. Menos los créditos de proveedores, es lo que muestra el balance.',
    },
    payableOverdue: {
      name: 'Pagos vencidos',
      definition:
        'Facturas de proveedores sin saldar que vencían antes de hoy. Las notas de débito de otras facturas no la reducen.',
    },
    payableCredits: {
      name: 'Créditos de proveedores',
      definition: 'Notas de débito a proveedores sin saldar, con impuestos.',
    },
    revenue: {
      name: 'Ingresos',
      definition:
        'Líneas del diario del periodo en cuentas de ingresos. De las facturas es la suma de Facturado, al céntimo; se añaden otros asientos en estas cuentas.',
    },
    margin: { name: 'Margen', definition: 'Ingresos menos coste de ventas, sobre los ingresos.' },
    result: {
      name: 'Resultado',
      definition: 'Ingresos menos todos los gastos: líneas del diario del periodo en cuentas de ingresos y gastos.',
    },
    inventory: {
      name: 'Inventario',
      definition: 'El valor de existencias al coste promedio de cada ubicación. Es igual a la cuenta de inventario.',
    },
    inspected: {
      name: 'Inspeccionado',
      definition: 'Cantidades de los reportes de inspección del periodo con resultado.',
    },
    rejected: { name: 'Rechazado', definition: 'Cantidad rechazada sobre la inspeccionada.' },
    ncrsOpen: { name: 'NCR abiertos', definition: 'Reportes de no conformidad abiertos ahora.' },
    defects: {
      name: 'Defectos',
      definition: 'Piezas defectuosas de los reportes de tiempo del periodo, por defecto y centro de trabajo.',
    },
    alarms: { name: 'Alarmas', definition: 'Alarmas emitidas en el periodo.' },
    responseTime: {
      name: 'Tiempo de respuesta',
      definition: 'Tiempo medio desde la alarma hasta la primera respuesta, de las alarmas del periodo respondidas.',
    },
    handleTime: {
      name: 'Tiempo de atención',
      definition: 'Tiempo medio desde la primera respuesta hasta el fin, de las alarmas del periodo resueltas.',
    },
  },
  ratios: {
    salesOnTime: { over: 'Líneas a tiempo', under: 'Todas las líneas' },
    salesWon: { over: 'Cotizaciones ganadas', under: 'Cotizaciones decididas' },
    purchaseOnTime: { over: 'Líneas a tiempo', under: 'Todas las líneas' },
    purchasePrice: { over: 'Más que al último coste', under: 'Al último coste' },
    workOnTime: { over: 'Órdenes a tiempo', under: 'Todas las órdenes' },
    workYield: { over: 'Piezas buenas', under: 'Todas las piezas' },
    ecnCycle: { over: 'Días', under: 'ECN cerrados' },
    stockTurns: { over: 'Coste de ventas, 365 días', under: 'Valor de existencias' },
    stockDays: { over: 'Valor de existencias', under: 'Coste de ventas, 365 días' },
    margin: { over: 'Ingresos menos coste de ventas', under: 'Ingresos' },
    rejected: { over: 'Rechazado', under: 'Inspeccionado' },
    responseTime: { over: 'Horas', under: 'Alarmas respondidas' },
    handleTime: { over: 'Horas', under: 'Alarmas resueltas' },
  },
} satisfies TextsLike<typeof en>;
