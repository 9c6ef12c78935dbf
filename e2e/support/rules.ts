import type { Language } from '@gemba/contract/kit/languages';

/** The sentences of the rules as people read them, written out: a changed catalogue must be noticed. */
export const rules = {
  'en-US': {
    companyMissing: 'company code does not exist',
    userNameEmpty: 'User name cannot be empty',
    passwordEmpty: 'Password cannot be empty',
    noPartNumber: 'Please Input The Part #',
    badPartNumber: 'Invalid part number. Use 3 to 20 characters: A-Z, 0-9, hyphen, dot, parentheses, slash.',
    bomExists: (part: string) => `Part ${part} already has a BOM. Change that one instead of adding another.`,
    fileName: 'Name the file PARTNUMBER_REVISION_language.ext, for example W00-10-100_A_en.zip.',
    languageExists: 'This document already exists in the language en. Edit it instead of adding it.',
    drawing: 'Drawing download is not available on mobile. View it here or download it at a desk.',
    askDelete: (title: string) => `Delete “${title}”?`,
  },
  'zh-CN': {
    companyMissing: '公司代码不存在',
    userNameEmpty: '用户名不能为空',
    passwordEmpty: '密码不能为空',
    noPartNumber: '请输入料号',
    badPartNumber: '料号无效。请使用 3 到 20 个字符：A-Z、0-9、连字符、点、括号、斜杠。',
    bomExists: (part: string) => `料号 ${part} 已有 BOM。请修改现有 BOM，不要重复添加。`,
    fileName: '文件名格式应为 料号_版本_语言.扩展名，例如 W00-10-100_A_en.zip。',
    languageExists: '语言 en 的文件已存在。请编辑，不要新增。',
    drawing: '移动端不能下载图纸。请在此查看，或在电脑上下载。',
    askDelete: (title: string) => `删除“${title}”？`,
  },
  'es-ES': {
    companyMissing: 'el código de empresa no existe',
    userNameEmpty: 'El usuario no puede estar vacío',
    passwordEmpty: 'La contraseña no puede estar vacía',
    noPartNumber: 'Introduzca el n.º de pieza',
    badPartNumber: 'Número de pieza no válido. Use de 3 a 20 caracteres: A-Z, 0-9, guion, punto, paréntesis, barra.',
    bomExists: (part: string) =>
      `La pieza ${part} ya tiene lista de materiales. Modifique esa en lugar de añadir otra.`,
    fileName: 'Nombre el archivo PIEZA_REVISIÓN_idioma.ext, por ejemplo W00-10-100_A_en.zip.',
    languageExists: 'Este documento ya existe en el idioma en. Edítelo en lugar de añadirlo.',
    drawing: 'La descarga de planos no está disponible en el móvil. Véalos aquí o descárguelos en un ordenador.',
    askDelete: (title: string) => `¿Borrar «${title}»?`,
  },
} as const satisfies Record<Language, object>;
