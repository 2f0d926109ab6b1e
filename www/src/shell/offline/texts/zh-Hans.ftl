offline-new = 本页有新版本可用。
offline-open = 立即打开
offline-notKept = { $why ->
    [full] 本设备空间不足，无法保存本页以供离线使用。
    [refused] 此浏览器无法保存本页以供离线使用。
   *[torn] 未能完整获取本页，因此尚未保存以供离线使用。
  }
offline-notUpdated = { $why ->
    [full] 本设备空间不足，无法保存新版本。本页继续使用现有版本。
    [refused] 此浏览器无法保存新版本。本页继续使用现有版本。
   *[torn] 未能完整获取新版本。本页继续使用现有版本。
  }
